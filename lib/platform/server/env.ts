import { type Environment, parseEnvironment } from './environment.ts'

/**
 * The checked environment, read once. Throws one readable list of everything that is wrong, so a bad variable stops
 * the build or the start by its name.
 */
export const env: Environment = parseEnvironment(process.env)
