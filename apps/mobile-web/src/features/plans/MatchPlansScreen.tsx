import { Button } from '@org/ui/basics'
import { Suspense, useState } from 'react'
import { planPagesApi } from '../../api/plans'
import { usePageParams } from '../../hooks/use-page-params'
import { useViewer } from '../../hooks/use-viewer'
import { useTranslation } from '../../i18n/use-translation'
import { laterPart } from '../../parts/later-part'
import { ListPage } from '../../parts/page/ListPage'
import { usePaged } from '../../parts/page/use-paged'
import { planKey, PlanRow } from './PlanRow'
import styles from './plans.module.css'

const PublishSheet = laterPart(() => import('./PublishSheet'), ['form'])

const { useGetMatchPlansInfiniteQuery } = planPagesApi

/** The plans about a match. A master publishes one here. */
const MatchPlansScreen = () => {
  const { t } = useTranslation('plans')
  const matchid = Number(usePageParams('matchPlans').id)
  const { user } = useViewer()
  const [isPublishing, setPublishing] = useState(false)
  const options = { refetchOnMountOrArgChange: 30, refetchOnReconnect: true }
  const plans = usePaged(useGetMatchPlansInfiniteQuery({ matchid }, options), planKey)
  return (
    <>
      <ListPage
        title={t(($) => $.match.title)}
        {...(user?.is_youliao === 1 && {
          actions: (
            <Button size="small" aria-haspopup="dialog" onPress={() => setPublishing(true)}>
              {t(($) => $.match.publish)}
            </Button>
          ),
        })}
        query={plans}
        skeleton="conversation"
        empty={{ title: t(($) => $.match.empty), hint: t(($) => $.emptyHint) }}
        keyOf={planKey}
        foot={<p className={styles.small}>{t(($) => $.responsible)}</p>}
      >
        {(plan) => <PlanRow plan={plan} />}
      </ListPage>
      {isPublishing && (
        <Suspense>
          <PublishSheet matchid={matchid} onClose={() => setPublishing(false)} />
        </Suspense>
      )}
    </>
  )
}

export default MatchPlansScreen
