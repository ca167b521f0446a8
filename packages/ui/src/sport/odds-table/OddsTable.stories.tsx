import type { Meta } from '@storybook/react-vite'
import { odds } from '../../story-kit/samples'
import { nothing, localised } from '../../story-kit/story'
import { OddsTable } from './OddsTable'

export default { title: 'Sport/OddsTable', component: OddsTable } satisfies Meta<typeof OddsTable>

export const ThreeBookmakers = localised((t) => (
  <OddsTable
    caption={t.odds.caption}
    bookmakerLabel={t.odds.bookmaker}
    columns={[t.odds.home, t.odds.draw, t.odds.away]}
    rows={odds()}
    labels={t.odds}
  />
))

export const RowsThatOpen = localised((t) => (
  <OddsTable
    caption={t.odds.caption}
    bookmakerLabel={t.odds.bookmaker}
    columns={[t.odds.home, t.odds.draw, t.odds.away]}
    rows={odds()}
    labels={t.odds}
    onRow={nothing}
  />
))
