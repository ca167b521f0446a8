import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'

interface Record {
  readonly settled: number
  readonly hits: number
  readonly said: number
}

/** How often a model was right, beside how often it should have been by its own chances. */
export const useRecordText = (): ((record: Record) => string) => {
  const { t } = useTranslation('models')
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' })
  return ({ settled, hits, said }) =>
    settled === 0
      ? t(($) => $.noRecord)
      : t(($) => $.record, { count: settled, hits: percent.format(hits / settled), said: percent.format(said) })
}
