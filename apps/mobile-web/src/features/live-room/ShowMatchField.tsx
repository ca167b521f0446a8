import type { Match } from '@org/api-client/contract'
import { isFinished, SPORT, type SportId } from '@org/domain'
import { RadioGroup, TextField } from '@org/ui/basics'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { dayApi } from '../../api/matches'
import { searchApi } from '../../api/search'
import { useMomentText } from '../../hooks/use-moment-text'
import { usePaused } from '../../hooks/use-paused'
import { useTranslation } from '../../i18n/use-translation'
import { fullName, shortName } from '../../matches/team-names'
import { QueryView } from '../../parts/page/QueryView'
import { useToday, useZoneName } from '../../site/zone-context'
import { useAppSelector } from '../../store/store'

const { useGetDateMatchQuery } = dayApi
const { useGetRaceSearchQuery } = searchApi

/** More are found by their names. */
const MOST = 20
const NONE = '0'

interface ShowMatchFieldProps {
  /** That of the category. */
  sport: SportId
  /** 0 for none. */
  value: number
  onChange: (matchID: number) => void
}

/** The match that a show is about: one of today or one that is found by its name, of the sport and not over. */
export const ShowMatchField = ({ sport, value, onChange }: ShowMatchFieldProps) => {
  const { t } = useTranslation('onair')
  const [typed, setTyped] = useState('')
  const keyword = usePaused(typed.trim())
  const [date, tz] = [useToday(), useZoneName()]
  const ofDay = useGetDateMatchQuery(keyword === '' ? { date, tz, sport_id: sport } : skipToken)
  const found = useGetRaceSearchQuery(keyword === '' ? skipToken : { keyword, sport, size: MOST })
  return (
    <>
      <TextField
        label={t(($) => $.match.search)}
        hint={t(($) => $.match.searchHint)}
        type="search"
        value={typed}
        maxLength={100}
        onChange={setTyped}
      />
      {keyword === '' ? (
        <QueryView query={ofDay} skeleton={{ kind: 'text', count: 3 }}>
          {({ list }) => <Choices list={offered(list, sport).slice(0, MOST)} {...{ value, onChange }} />}
        </QueryView>
      ) : (
        <QueryView query={found} skeleton={{ kind: 'text', count: 3 }}>
          {({ list }) => (
            <>
              {offered(list, sport).length === 0 && <p role="status">{t(($) => $.match.notFound)}</p>}
              <Choices list={offered(list, sport)} {...{ value, onChange }} />
            </>
          )}
        </QueryView>
      )}
    </>
  )
}

const offered = (list: readonly Match[], sport: SportId) =>
  list.filter(({ sport_id, status }) => (sport === SPORT.all || sport_id === sport) && !isFinished(sport_id, status))

type ChoicesProps = Pick<ShowMatchFieldProps, 'value' | 'onChange'> & { list: readonly Match[] }

const Choices = ({ list, value, onChange }: ChoicesProps) => {
  const { t } = useTranslation('onair')
  const lang = useAppSelector((state) => state.preferences.lang)
  const momentOf = useMomentText()
  const isListed = list.some(({ id }) => id === value)
  const choices = [
    { id: NONE, label: t(($) => $.match.none) },
    ...(value === 0 || isListed ? [] : [{ id: String(value), label: t(($) => $.match.chosen) }]),
    ...list.map(({ id, hometeam, awayteam, matchevent, kickoff_time }) => ({
      id: String(id),
      label: `${fullName(hometeam, lang)} – ${fullName(awayteam, lang)}`,
      note: `${shortName(matchevent, lang)} · ${momentOf(kickoff_time)}`,
    })),
  ]
  return (
    <RadioGroup
      label={t(($) => $.match.title)}
      choices={choices}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
    />
  )
}
