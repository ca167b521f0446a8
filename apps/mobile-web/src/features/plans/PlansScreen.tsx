import { pagePath } from '@org/domain'
import { FilterChips, IconButton } from '@org/ui/basics'
import { Trophy } from 'lucide-react'
import { useHref, useNavigate, useSearchParams } from 'react-router'
import { planPagesApi } from '../../api/plans'
import { usePageParams } from '../../hooks/use-page-params'
import { useViewer } from '../../hooks/use-viewer'
import { useTranslation } from '../../i18n/use-translation'
import { ListView } from '../../parts/page/ListView'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { Pullable } from '../../parts/page/Pullable'
import { usePaged } from '../../parts/page/use-paged'
import styles from './plans.module.css'
import { planKey, PlanRow } from './PlanRow'

const { useGetPlansInfiniteQuery, useGetMyPlansInfiniteQuery } = planPagesApi

const TYPES = ['hot', 'football', 'basketball'] as const
type PlanType = (typeof TYPES)[number]
const FRESH = { refetchOnMountOrArgChange: 30, refetchOnReconnect: true }

/** The plans for sale that sell best, those of a sport, or those that the member has bought. */
const PlansScreen = () => {
  const { t } = useTranslation('plans')
  const navigate = useNavigate()
  const { user } = useViewer()
  const type = usePageParams('plans').type as PlanType
  const [search] = useSearchParams()
  const shown = search.has('mine') ? 'mine' : type
  const rank = pagePath('planRank', { type: 'hit' })
  const rankHref = useHref(rank)
  const chips = [...TYPES, ...(user === null && shown !== 'mine' ? [] : (['mine'] as const))]
  const open = (id: PlanType | 'mine') =>
    navigate(id === 'mine' ? `${pagePath('plans', { type: 'hot' })}?mine` : pagePath('plans', { type: id }), {
      replace: true,
    })
  return (
    <Page
      title={t(($) => $.title)}
      actions={
        <IconButton
          label={t(($) => $.rank.title)}
          icon={<Trophy />}
          href={rankHref}
          onPress={() => void navigate(rank)}
        />
      }
    >
      <FilterChips
        label={t(($) => $.kinds)}
        chips={chips.map((id) => ({ id, label: t(($) => $.types[id]) }))}
        selectedId={shown}
        onSelect={(id) => void open(id)}
      />
      {shown === 'mine' ? (
        <MembersOnly>
          <Bought />
        </MembersOnly>
      ) : (
        <Listed key={shown} type={shown} />
      )}
      <p className={styles.small}>{t(($) => $.responsible)}</p>
    </Page>
  )
}

const Listed = ({ type }: { type: PlanType }) => {
  const { t } = useTranslation('plans')
  const plans = usePaged(useGetPlansInfiniteQuery({ type }, FRESH), planKey)
  return (
    <Pullable query={plans}>
      <ListView
        label={t(($) => $.types[type])}
        query={plans}
        skeleton="conversation"
        empty={{ title: t(($) => $.empty), hint: t(($) => $.emptyHint) }}
        keyOf={planKey}
      >
        {(plan) => <PlanRow plan={plan} />}
      </ListView>
    </Pullable>
  )
}

const Bought = () => {
  const { t } = useTranslation('plans')
  const plans = usePaged(useGetMyPlansInfiniteQuery({}, FRESH), planKey)
  return (
    <Pullable query={plans}>
      <ListView
        label={t(($) => $.types.mine)}
        query={plans}
        skeleton="conversation"
        empty={{ title: t(($) => $.emptyMine), hint: t(($) => $.emptyMineHint) }}
        keyOf={planKey}
      >
        {(plan) => <PlanRow plan={plan} />}
      </ListView>
    </Pullable>
  )
}

export default PlansScreen
