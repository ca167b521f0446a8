import type { LiveStream } from '@org/api-client/contract'
import { streamUrl, VIDEO_QUALITIES } from '@org/domain'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useConfig } from '../../hooks/use-config'
import { useAppDispatch, useAppSelector } from '../../store/store'
import { dataSaverSwitched, deviceSavesData, playerPreferences, soundOnlySwitched } from './player-preferences'

type Quality = LiveStream['quality']

/** The choice of no picture, after the qualities. */
const SOUND = 'sound'

/**
 * The stream to play: the chosen quality and line, or the best available; the smallest quality for the data saver, which
 * the choice of a quality ends; the sound alone for those who want no picture, if the line offers it: a browser that
 * cannot play it plays the smallest instead. HLS is preferred to FLV, which fewer phones play.
 */
export const useStreamChoice = (streams: readonly LiveStream[]) => {
  const { t } = useTranslation('live')
  const { config } = useConfig()
  const dispatch = useAppDispatch()
  const { dataSaver, soundOnly: wantsSound } = useAppSelector(playerPreferences.selectSlice)
  const [deviceSaves] = useState(deviceSavesData)
  const saves = dataSaver ?? deviceSaves
  const [wanted, setWanted] = useState<{ quality: Quality; line: number }>({ quality: 'HD', line: 1 })
  const lines = [...new Set(streams.map(({ line }) => line))].toSorted((a, b) => a - b)
  const line = lines.includes(wanted.line) ? wanted.line : (lines[0] ?? 0)
  const onLine = streams.filter((stream) => stream.line === line)
  const qualities = [...new Set(onLine.map(({ quality }) => quality))]
  const quality =
    saves || wantsSound ? smallest(qualities) : (qualities.find((known) => known === wanted.quality) ?? qualities[0])
  const candidates = onLine.filter((stream) => stream.quality === quality)
  const chosen = candidates.find(({ format }) => format === 'hls') ?? candidates[0]
  const url = chosen ? streamUrl({ ...chosen, url: new URL(chosen.url, location.href).href }, config) : ''
  const [silent, setSilent] = useState<string>()
  const offered = onLine.find((each) => each.audio !== undefined)?.audio
  // After it has failed there is the picture.
  const soundOnly = wantsSound && offered !== undefined && offered !== silent
  const audio = soundOnly && 'MediaSource' in globalThis ? offered : undefined
  const picture = chosen ? { url, format: url.includes('.m3u8') ? ('hls' as const) : chosen.format, line } : null
  const chooseQuality = (id: string) => {
    if (wantsSound !== (id === SOUND)) dispatch(soundOnlySwitched(id === SOUND))
    setSilent(undefined)
    if (id === SOUND) return
    setWanted({ line, quality: qualities.find((known) => known === id) ?? wanted.quality })
    if (saves) dispatch(dataSaverSwitched(false))
  }
  return {
    stream: audio === undefined ? picture : { url: new URL(audio, location.href).href, format: 'flv' as const, line },
    soundOnly,
    /** Among how many `nextLine` chooses. */
    tries: lines.length + (audio === undefined ? 0 : 1),
    /** For a line that has failed: the one after it, or the first. For the sound alone: the stream with the picture. */
    nextLine: () =>
      audio === undefined
        ? setWanted({ quality: wanted.quality, line: lines[(lines.indexOf(line) + 1) % lines.length] ?? line })
        : setSilent(audio),
    quality: {
      choices: [
        ...qualities.map((id) => ({ id, label: t(($) => $.quality[id]) })),
        ...(offered !== undefined ? [{ id: SOUND, label: t(($) => $.player.soundOnly) }] : []),
      ],
      selectedId: soundOnly ? SOUND : (quality ?? ''),
      onSelect: chooseQuality,
    },
    line: {
      choices: lines.map((id) => ({ id: String(id), label: t(($) => $.lineName, { line: id }) })),
      selectedId: String(line),
      onSelect: (id: string) => setWanted({ quality: wanted.quality, line: Number(id) }),
    },
    dataSaver: {
      on: saves,
      label: t(($) => $.player.dataSaver),
      onChange: (on: boolean) => void dispatch(dataSaverSwitched(on)),
    },
  }
}

const smallest = (qualities: readonly Quality[]) => VIDEO_QUALITIES.find((quality) => qualities.includes(quality))
