import { runExamPage } from './exam-page.ts'
import { installExam } from './exam-script.ts'

/** The constant is the page's own: as at the provider, a second run in the same page is a syntax error. */
export const examScript = `const oneExamScriptPerPage = true\n;(${installExam})()\n`

export const examPageScript = `(${runExamPage})()\n`
