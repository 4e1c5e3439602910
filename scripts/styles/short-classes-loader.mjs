import { folders, shortNames, shortStrings } from './short-classes.ts'

/** For Turbopack: the files that name utilities (next.config.ts). */
export default function shortClasses(code) {
  const done = this.async()
  for (const folder of folders) this.addContextDependency(folder)
  shortNames().then(
    (names) => done(null, shortStrings(code, names)),
    (error) => done(error),
  )
}
