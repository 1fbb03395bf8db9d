// How long names and passwords are; a test compares them with the server's.
export const SHORTEST_NAME = 2;
export const LONGEST_NAME = 20;
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;
