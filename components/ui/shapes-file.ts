// Made from components/art/shapes.tsx by `npm run typegen`, with the file in public/art.
export const shapesFile = '/art/shapes-a99f2dc6.svg'
