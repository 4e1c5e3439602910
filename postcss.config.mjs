// By its path as text: Turbopack would take an address made by `new URL` for an asset, and copy it.
const shortClasses = `${process.cwd()}/scripts/styles/short-classes-plugin.mjs`

export default {
  plugins: {
    '@tailwindcss/postcss': {},
    ...(process.env.NODE_ENV === 'production' && { [shortClasses]: {} }),
  },
}
