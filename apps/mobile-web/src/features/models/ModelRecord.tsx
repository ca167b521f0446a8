import type { ModelName } from '@org/domain'
import { ListGroup, ListRow } from '@org/ui/basics'
import { CalibrationChart } from '@org/ui/sport'
import { modelApi } from '../../api/models'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { QueryView } from '../../parts/page/QueryView'
import { useRecordText } from './use-record-text'

const { useGetModelRecordQuery } = modelApi

/** How often what a model said has happened: by chance, and by month. */
export const ModelRecord = ({ type }: { type: ModelName }) => {
  const { t } = useTranslation('models')
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' })
  const recordText = useRecordText()
  const query = useGetModelRecordQuery({ type }, { refetchOnReconnect: true })
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'text' }}
      empty={{ when: ({ settled }) => settled === 0, show: { title: t(($) => $.noRecord) } }}
    >
      {({ settled, hits, said, backtests, bins, months }) => (
        <>
          <CalibrationChart
            title={t(($) => $.calibration)}
            label={recordText({ settled, hits, said })}
            bins={bins}
            format={(share) => percent.format(share)}
            labels={{
              said: t(($) => $.said),
              happened: t(($) => $.happened),
              count: t(($) => $.count),
              perfect: t(($) => $.perfect),
              table: t(($) => $.table),
            }}
          />
          <ListGroup>
            {months.map(({ month, ...record }) => (
              <ListRow key={month} title={month} note={recordText(record)} />
            ))}
            {backtests > 0 && (
              <ListRow title={t(($) => $.backtests, { count: backtests })} note={t(($) => $.backtest)} />
            )}
          </ListGroup>
        </>
      )}
    </QueryView>
  )
}
