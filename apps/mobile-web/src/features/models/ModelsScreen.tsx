import type { Model } from '@org/api-client/contract'
import { formatCount, pagePath } from '@org/domain'
import { EmptyState, IconButton, Illustration, ListGroup, ListRow } from '@org/ui/basics'
import { ReceiptText } from 'lucide-react'
import { useHref, useNavigate } from 'react-router'
import { modelApi } from '../../api/models'
import { useHasPage } from '../../hooks/use-has-page'
import { useLocale } from '../../hooks/use-locale'
import { useMomentText } from '../../hooks/use-moment-text'
import { useTranslation } from '../../i18n/use-translation'
import { Page } from '../../parts/page/Page'
import { Pullable } from '../../parts/page/Pullable'
import { QueryView } from '../../parts/page/QueryView'
import { LIST_PAGES } from './model-pages'
import { PlanEntries, PLANS } from './PlanEntries'
import { PlayNote } from './PlayNote'
import { useRecordText } from './use-record-text'

const { useGetModelsQuery } = modelApi

/** What masters and models say, each on sites that have them. */
const ModelsScreen = () => {
  const { t } = useTranslation('models')
  const hasModels = useHasPage(pagePath('subscriptions'))
  const hasPlans = useHasPage(PLANS)
  if (hasModels) return <Models />
  return (
    <Page title={t(($) => $.title)}>
      {hasPlans ? <PlanEntries /> : <EmptyState icon={<Illustration kind="empty" />} title={t(($) => $.noModels)} />}
    </Page>
  )
}

/** The models, how good they were, and what they cost. */
const Models = () => {
  const { t } = useTranslation('models')
  const navigate = useNavigate()
  const records = pagePath('subscriptions')
  const models = useGetModelsQuery({}, { refetchOnReconnect: true })
  return (
    <Page
      title={t(($) => $.title)}
      actions={
        <IconButton
          label={t(($) => $.subscriptions)}
          icon={<ReceiptText />}
          href={useHref(records)}
          onPress={() => void navigate(records)}
        />
      }
      updatedAt={models.fulfilledTimeStamp}
    >
      <Pullable query={models}>
        <QueryView
          query={models}
          skeleton={{ kind: 'conversation', count: 4 }}
          empty={{ when: ({ list }) => list.length === 0, show: { title: t(($) => $.noModels) } }}
        >
          {({ list }) => (
            <ListGroup aria-label={t(($) => $.title)}>
              {list.map((model) => (
                <ModelRow key={model.id} model={model} />
              ))}
            </ListGroup>
          )}
        </QueryView>
        <PlayNote />
        <PlanEntries />
      </Pullable>
    </Page>
  )
}

const ModelRow = ({ model }: { model: Model }) => {
  const { t } = useTranslation('models')
  const locale = useLocale()
  const momentText = useMomentText()
  const recordText = useRecordText()
  const navigate = useNavigate()
  const to = pagePath(LIST_PAGES[model.type])
  const { until, gold, open } = model
  const value =
    until > 0
      ? t(($) => $.until, { day: momentText(until) })
      : gold > 0
        ? t(($) => $.from, { gold: formatCount(gold, locale) ?? '' })
        : undefined
  return (
    <ListRow
      title={t(($) => $.names[model.type])}
      note={`${t(($) => $.about[model.type])} · ${t(($) => $.open, { count: open })} · ${recordText(model)}`}
      {...(value !== undefined && { value })}
      href={useHref(to)}
      onPress={() => void navigate(to)}
    />
  )
}

export default ModelsScreen
