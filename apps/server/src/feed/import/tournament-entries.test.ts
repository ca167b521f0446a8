import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { editionYear } from '../../services/fifa/edition-year'
import type { StoredResult } from '../../store/matches/internationals'
import { readResultsFile } from './read-results-file'
import { tournamentEntries } from './tournament-entries'

const DATA = fileURLToPath(new URL('../../../../../../shared/data/football/internationals/', import.meta.url))

const contentOf = (name: string) => readResultsFile(name, readFileSync(`${DATA}${name}`, 'utf8'))

/** Winners of all editions by the lists of the confederations. */
const CHAMPIONS: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  'FIFA World Cup': {
    Uruguay: [1930, 1950],
    Italy: [1934, 1938, 1982, 2006],
    Germany: [1954, 1974, 1990, 2014],
    Brazil: [1958, 1962, 1970, 1994, 2002],
    England: [1966],
    Argentina: [1978, 1986, 2022],
    France: [1998, 2018],
    Spain: [2010, 2026],
  },
  'UEFA Euro': {
    Russia: [1960],
    Spain: [1964, 2008, 2012, 2024],
    Italy: [1968, 2020],
    Germany: [1972, 1980, 1996],
    Czechoslovakia: [1976],
    France: [1984, 2000],
    Netherlands: [1988],
    Denmark: [1992],
    Greece: [2004],
    Portugal: [2016],
  },
  'Copa América': {
    Uruguay: [1916, 1917, 1920, 1923, 1924, 1926, 1935, 1942, 1956, 1959, 1967, 1983, 1987, 1995, 2011],
    Argentina: [1921, 1925, 1927, 1929, 1937, 1941, 1945, 1946, 1947, 1955, 1957, 1959, 1991, 1993, 2021, 2024],
    Brazil: [1919, 1922, 1949, 1989, 1997, 1999, 2004, 2007, 2019],
    Paraguay: [1953, 1979],
    Chile: [2015, 2016],
    Peru: [1939, 1975],
    Bolivia: [1963],
    Colombia: [2001],
  },
  'African Cup of Nations': {
    Egypt: [1957, 1959, 1986, 1998, 2006, 2008, 2010],
    Cameroon: [1984, 1988, 2000, 2002, 2017],
    Ghana: [1963, 1965, 1978, 1982],
    Nigeria: [1980, 1994, 2013],
    'Ivory Coast': [1992, 2015, 2023],
    Algeria: [1990, 2019],
    'DR Congo': [1968, 1974],
    Ethiopia: [1962],
    Sudan: [1970],
    Congo: [1972],
    Morocco: [1976, 2025],
    'South Africa': [1996],
    Tunisia: [2004],
    Zambia: [2012],
    Senegal: [2021],
  },
  'AFC Asian Cup': {
    Japan: [1992, 2000, 2004, 2011],
    'Saudi Arabia': [1984, 1988, 1996],
    Iran: [1968, 1972, 1976],
    'South Korea': [1956, 1960],
    Qatar: [2019, 2023],
    Israel: [1964],
    Kuwait: [1980],
    Iraq: [2007],
    Australia: [2015],
  },
  'Gold Cup': {
    Mexico: [1993, 1996, 1998, 2003, 2009, 2011, 2015, 2019, 2023, 2025],
    'United States': [1991, 2002, 2005, 2007, 2013, 2017, 2021],
    Canada: [2000],
  },
  'Confederations Cup': {
    Brazil: [1997, 2005, 2009, 2013],
    France: [2001, 2003],
    Argentina: [1992],
    Denmark: [1995],
    Mexico: [1999],
    Germany: [2017],
  },
  'Oceania Nations Cup': {
    'New Zealand': [1973, 1998, 2002, 2008, 2016, 2024],
    Australia: [1980, 1996, 2000, 2004],
    Tahiti: [2012],
  },
  'CONCACAF Championship': {
    'Costa Rica': [1963, 1969, 1989],
    Mexico: [1965, 1971, 1977],
    Guatemala: [1967],
    Haiti: [1973],
    Honduras: [1981],
    Canada: [1985],
  },
}

/** All results of the files, with the names of the teams and their numbers in `names` as ids. */
const stored = () => {
  const results = contentOf('results.csv')
  const shootouts = contentOf('shootouts.csv')
  if (results.kind !== 'results' || shootouts.kind !== 'shootouts') throw new Error('other files')
  const names = [...new Set(results.content.flatMap(({ home, away }) => [home, away]))].toSorted()
  const idOf = new Map(names.map((name, at) => [name, at]))
  const tournaments = [...new Set(results.content.map(({ tournament }) => tournament))]
  const won = new Map(
    shootouts.content.map((row) => [`${row.day}|${row.home}|${row.away}`, row.home_won_shootout] as const),
  )
  const rows = results.content.map(({ home, away, ...row }): StoredResult => ({
    ...row,
    home_id: idOf.get(home) ?? -1,
    away_id: idOf.get(away) ?? -1,
    home_won_shootout: won.get(`${row.day}|${home}|${away}`) ?? null,
    tournament_id: tournaments.indexOf(row.tournament),
  }))
  return { names, tournaments, rows: rows.toSorted((a, b) => a.day - b.day || a.home_id - b.home_id) }
}

it.skipIf(!existsSync(DATA))('finds the champion of every edition of the great tournaments, under its year', () => {
  const { names, tournaments, rows } = stored()
  const found: Record<string, Record<string, number[]>> = {}
  for (const { team_id, tournament_id, place, last_day } of tournamentEntries(rows)) {
    if (place !== 1) continue
    const tournament = tournaments[tournament_id] ?? ''
    const titles = (found[tournament] ??= {})
    ;(titles[names[team_id] ?? ''] ??= []).push(editionYear({ tournament, last_day }))
  }
  expect(found).toEqual(CHAMPIONS)
})
