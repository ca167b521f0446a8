import type { OpenPlan } from '@org/api-client/contract'
import { Button } from '@org/ui/basics'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { hasHash, sealedText } from './check-seal'
import styles from './plans.module.css'

/** The hash that was public before the kick-off, and once the plan is open, what it is of, to be checked in the browser. */
export const Seal = ({ plan }: { plan: OpenPlan }) => {
  const { t } = useTranslation('plans')
  const [verdict, setVerdict] = useState<'same' | 'different' | 'impossible' | null>(null)
  const text = sealedText(plan)
  const check = async (of: string) => {
    const matches = await hasHash(of, plan.hash)
    setVerdict(matches === null ? 'impossible' : matches ? 'same' : 'different')
  }
  return (
    <section className={styles.card} aria-label={t(($) => $.seal.title)}>
      <h2>{t(($) => $.seal.title)}</h2>
      <p className={styles.muted}>{t(($) => $.seal.hint)}</p>
      <dl>
        <dt>{t(($) => $.seal.hash)}</dt>
        <dd className={styles.code}>{plan.hash}</dd>
        {plan.sealed && text !== null && (
          <>
            <dt>{t(($) => $.seal.salt)}</dt>
            <dd className={styles.code}>{plan.sealed.salt}</dd>
            <dt>{t(($) => $.seal.content)}</dt>
            <dd className={styles.code}>{text.slice(plan.sealed.salt.length)}</dd>
          </>
        )}
      </dl>
      {text !== null && (
        <Button tone="soft" onPress={() => void check(text)}>
          {t(($) => $.seal.check)}
        </Button>
      )}
      <p role="status">{verdict === null ? '' : t(($) => $.seal[verdict])}</p>
    </section>
  )
}
