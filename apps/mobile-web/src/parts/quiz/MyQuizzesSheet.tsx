import type { Quiz } from '@org/api-client/contract'
import { Sheet } from '@org/ui/basics'
import { quizPagesApi } from '../../api/quizzes'
import { useTranslation } from '../../i18n/use-translation'
import { ListView } from '../page/ListView'
import { usePaged } from '../page/use-paged'
import { QuizItem } from './QuizItem'

const { useGetMyQuizzesInfiniteQuery } = quizPagesApi

const idOf = ({ id }: Quiz) => id

/** The quizzes in which the member has staked, of all matches. */
const MyQuizzesSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation('quiz')
  const { t: common } = useTranslation()
  const own = usePaged(useGetMyQuizzesInfiniteQuery({}, { refetchOnMountOrArgChange: true }), idOf)
  const title = t(($) => $.own.title)
  return (
    <Sheet open={open} onClose={onClose} closeLabel={common(($) => $.close)} title={title}>
      <ListView
        label={title}
        query={own}
        skeleton="text"
        empty={{ title: t(($) => $.own.empty), hint: t(($) => $.own.emptyHint) }}
        keyOf={idOf}
      >
        {(quiz) => <QuizItem quiz={quiz} withMatch />}
      </ListView>
    </Sheet>
  )
}

export default MyQuizzesSheet
