import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { nothing, Row, Stack, localised } from '../../story-kit/story'
import { Chip } from './Chip'
import { FilterChips } from './FilterChips'

export default { title: 'Basics/FilterChips', component: FilterChips } satisfies Meta<typeof FilterChips>

export const OneOfFour = localised(function Filters(t) {
  const [selected, setSelected] = useState('inplay')
  return (
    <FilterChips
      label={t.filters.label}
      chips={[
        { id: 'all', label: t.filters.all, count: 128 },
        { id: 'inplay', label: t.filters.inplay, count: 9, tone: 'live' },
        { id: 'waiting', label: t.filters.waiting },
        { id: 'finished', label: t.filters.finished },
      ]}
      selectedId={selected}
      onSelect={setSelected}
    />
  )
})

export const SingleChips = localised((t) => (
  <Stack>
    <Row>
      <Chip onClick={nothing}>{t.leagues.epl}</Chip>
      <Chip selected aria-pressed onClick={nothing}>
        {t.leagues.laliga}
      </Chip>
    </Row>
  </Stack>
))
