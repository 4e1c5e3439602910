// Made from components/art/shapes.tsx by `npm run typegen`, with the file in public/art.
export const shapesFile = '/art/shapes-e4475971.svg'
