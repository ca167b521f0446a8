import type { PlanOffer } from '@org/api-client/contract'
import { formatDecimal } from '@org/domain'
import { RadioGroup, Sheet, TextField } from '@org/ui/basics'
import { useState } from 'react'
import { planApi } from '../../api/plans'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { Form } from '../../parts/form/Form'
import { useForm } from '../../parts/form/use-form'
import { QueryView } from '../../parts/page/QueryView'
import styles from './plans.module.css'

const { useGetPlanOffersQuery, usePublishPlanMutation } = planApi

interface PublishSheetProps {
  matchid: number
  /** Called when it is published, too. */
  onClose: () => void
}

/** A master says what will happen in a match, why, and what that costs. */
const PublishSheet = ({ matchid, onClose }: PublishSheetProps) => {
  const { t } = useTranslation('plans')
  const offers = useGetPlanOffersQuery({ matchid }, { refetchOnMountOrArgChange: true })
  return (
    <Sheet open title={t(($) => $.publish.title)} closeLabel={t(($) => $.publish.close)} onClose={onClose}>
      <QueryView
        query={offers}
        skeleton={{ kind: 'text', count: 4 }}
        empty={{ when: ({ list }) => list.length === 0, show: { title: t(($) => $.publish.late) } }}
      >
        {({ list }) => <PublishForm matchid={matchid} offers={list} onDone={onClose} />}
      </QueryView>
    </Sheet>
  )
}

const keyOf = ({ template, option }: PlanOffer) => `${template} ${option}`

interface PublishFormProps {
  matchid: number
  offers: readonly PlanOffer[]
  onDone: () => void
}

const PublishForm = ({ matchid, offers, onDone }: PublishFormProps) => {
  const { t } = useTranslation('plans')
  const locale = useLocale()
  const [publish] = usePublishPlanMutation()
  const [wanted, choose] = useState(() => (offers[0] ? keyOf(offers[0]) : ''))
  const pick = offers.find((offer) => keyOf(offer) === wanted) ?? offers[0]
  const { field, state } = useForm({
    initial: { title: '', text: '', gold: '' },
    faults: ({ title, text, gold }) => ({
      title: title.trim().length < 4 ? t(($) => $.publish.headingRule) : null,
      text: text.trim().length < 10 ? t(($) => $.publish.textRule) : null,
      gold: /^[1-9]\d{0,3}$/.test(gold.trim()) ? null : t(($) => $.publish.goldRule),
    }),
    send: ({ title, text, gold }) => {
      if (pick === undefined) throw new Error('The form is shown only with offers.')
      const { template, line, option } = pick
      return publish({ matchid, template, line, option, title, text, gold: Number(gold) })
    },
    fieldOf: {},
    onDone,
  })
  return (
    <div className={styles.fields}>
      <Form form={state} submit={t(($) => $.publish.send)} label={t(($) => $.publish.title)}>
        <RadioGroup
          label={t(($) => $.publish.pick)}
          choices={offers.map((offer) => ({
            id: keyOf(offer),
            label: `${offer.label} @ ${formatDecimal(offer.odds, 2, locale) ?? ''}`,
            note: offer.title,
          }))}
          value={pick === undefined ? null : keyOf(pick)}
          onChange={choose}
        />
        <TextField
          {...field('title')}
          label={t(($) => $.publish.heading)}
          hint={t(($) => $.publish.headingHint)}
          maxLength={40}
        />
        <TextField
          {...field('text')}
          label={t(($) => $.publish.text)}
          hint={t(($) => $.publish.textHint)}
          rows={5}
          maxLength={2_000}
        />
        <TextField {...field('gold')} label={t(($) => $.publish.gold)} inputMode="numeric" maxLength={4} />
      </Form>
    </div>
  )
}

export default PublishSheet
