import type { ModelPlan } from '@org/api-client/contract'
import { formatCount, pagePath } from '@org/domain'
import { Price } from '@org/ui/account'
import { Button, ListRow } from '@org/ui/basics'
import { Suspense, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { modelApi } from '../../api/models'
import { useLocale } from '../../hooks/use-locale'
import { useMomentText } from '../../hooks/use-moment-text'
import { usePageParams } from '../../hooks/use-page-params'
import { useProtected } from '../../hooks/use-protected'
import { useTranslation } from '../../i18n/use-translation'
import { laterPart } from '../../parts/later-part'
import { DetailPage } from '../../parts/page/DetailPage'
import { LIST_PAGES } from './model-pages'
import styles from './models.module.css'
import { PlayNote } from './PlayNote'
import { useRecordText } from './use-record-text'

const SubscribeSheet = laterPart(() => import('./SubscribeSheet'), ['coupons'])
const { useGetModelPlansQuery } = modelApi

/** What a model offers, how good it was, and the subscriptions to it. */
const SubscribeScreen = () => {
  const { t } = useTranslation('models')
  const locale = useLocale()
  const momentText = useMomentText()
  const recordText = useRecordText()
  const navigate = useNavigate()
  const isAllowed = useProtected()
  const [bought, setBought] = useState<ModelPlan | null>(null)
  const { id } = usePageParams('subscribe')
  const records = useHref(pagePath('subscriptions'))
  const query = useGetModelPlansQuery({ id: Number(id) }, { refetchOnReconnect: true })
  const open = (plan: ModelPlan) => {
    if (isAllowed()) setBought(plan)
  }
  return (
    <>
      <DetailPage
        title={t(($) => $.subscribe)}
        page={({ model }) => ({ title: t(($) => $.names[model.type]) })}
        query={query}
        skeleton={{ kind: 'conversation' }}
        missing={{ title: t(($) => $.noModel) }}
      >
        {({ model, list }) => (
          <>
            <p className={styles.note}>{t(($) => $.how[model.type])}</p>
            <ListRow
              title={recordText(model)}
              note={model.until > 0 ? t(($) => $.until, { day: momentText(model.until) }) : t(($) => $.lockedUntil)}
              onPress={() => void navigate(pagePath(LIST_PAGES[model.type]))}
            />
            {list.map((plan) => (
              <ListRow
                key={plan.id}
                title={t(($) => $.days, { count: plan.days })}
                note={t(($) => $.perDay, { gold: formatCount(Math.ceil(plan.gold / plan.days), locale) ?? '' })}
                end={
                  <>
                    <Price money={{ count: plan.gold, unit: t(($) => $.gold) }} lang={locale} />
                    <Button
                      size="small"
                      aria-label={`${t(($) => $.subscribe)} ${t(($) => $.days, { count: plan.days })}`}
                      onPress={() => open(plan)}
                    >
                      {model.until > 0 ? t(($) => $.extend) : t(($) => $.subscribe)}
                    </Button>
                  </>
                }
              />
            ))}
            <ListRow
              title={t(($) => $.subscriptions)}
              href={records}
              onPress={() => void navigate(pagePath('subscriptions'))}
            />
            <PlayNote />
          </>
        )}
      </DetailPage>
      {bought && (
        <Suspense>
          <SubscribeSheet plan={bought} onRefused={() => void query.refetch()} onClose={() => setBought(null)} />
        </Suspense>
      )}
    </>
  )
}

export default SubscribeScreen
