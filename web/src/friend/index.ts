// Games between two people at two screens: loaded when one is open.
export { actions } from "./actions";
export { default as Panel } from "./FriendPanel.svelte";
