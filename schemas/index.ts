import { blockTypes } from './blocks/index.ts'
import { documentTypes } from './documents/index.ts'
import { objectTypes } from './objects/index.ts'
import { withNeeded } from './rules/needed.ts'
import { singletons } from './singletons/index.ts'

/** Everything editors can fill in. */
export const schemaTypes = [...documentTypes, ...singletons, ...blockTypes, ...objectTypes].map(withNeeded)
