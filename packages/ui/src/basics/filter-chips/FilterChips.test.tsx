import { behavesLikeChoice, conforms } from '../../conformance'
import { Chip, FilterChips } from '.'

const chips = [
  { id: 'all', label: 'All' },
  { id: 'inplay', label: 'In play', count: 9, tone: 'live' as const },
]

conforms(Chip, {
  props: ({ press }) => ({ children: 'Today', onClick: press('onClick') }),
  states: { 'data-selected': { selected: true }, 'data-tone': { tone: 'live' } },
  off: [{ disabled: true }],
})

behavesLikeChoice<string>(['all', 'inplay'], (choice) => <FilterChips label="Filter" chips={chips} {...choice} />)

conforms(FilterChips<string>, {
  props: ({ press }) => ({ label: 'Filter', chips, selectedId: 'all', onSelect: press('onSelect') }),
})
