import { answerProblem } from '@/lib/platform/http/server/answer'

const nothing = () => answerProblem(404, 'not_found', 'There is nothing at this address.')

export { nothing as DELETE, nothing as GET, nothing as PATCH, nothing as POST, nothing as PUT }
