import { runExamPage } from './exam-page.ts'

export const examPageScript = `(${runExamPage})()\n`
