// Runes everywhere, so that the old syntax cannot creep in.
export default { compilerOptions: { runes: true } };
