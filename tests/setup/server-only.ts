// vitest resolves Next's server-only marker to this empty module.
export {}
