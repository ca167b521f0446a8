import type { Endpoints, LiveRoom, ReplyOf } from '@org/api-client/contract'
import { Button, FilterChips, Sheet, TextField } from '@org/ui/basics'
import { useState } from 'react'
import { liveApi } from '../../api/live'
import { liveShowApi } from '../../api/live-shows'
import { useCopy } from '../../hooks/use-copy'
import { useFailureText } from '../../hooks/use-failure-text'
import { useTranslation } from '../../i18n/use-translation'
import { ConfirmDialog } from '../../parts/ConfirmDialog'
import { QueryView } from '../../parts/page/QueryView'
import { PicturesField } from '../../parts/upload/PicturesField'
import { usePictures } from '../../parts/upload/use-pictures'
import styles from './GoLiveSheet.module.css'
import { ShowMatchField } from './ShowMatchField'
import { ShowSummary } from './ShowSummary'

const { useGetCategoryQuery } = liveApi
const { useStartLiveMutation, useEndLiveMutation } = liveShowApi

const MOST_CHARACTERS = 60

interface GoLiveSheetProps {
  /** Undefined before the first show. */
  room: LiveRoom | undefined
  open: boolean
  onClose: () => void
}

/** Goes on air with a title, a category, a match and a cover, shows the address for the encoder, and ends the show. */
const GoLiveSheet = ({ room, open, onClose }: GoLiveSheetProps) => {
  const { t } = useTranslation('onair')
  const { t: common } = useTranslation()
  const textOf = useFailureText()
  const copy = useCopy()
  const categories = useGetCategoryQuery({})
  const [title, setTitle] = useState(room?.title ?? '')
  const [chosen, choose] = useState(room?.categoryid ?? 0)
  const [matchID, chooseMatch] = useState(room?.match_id ?? 0)
  const cover = usePictures(1)
  const [start, started] = useStartLiveMutation()
  const [end, ended] = useEndLiveMutation()
  const [isAsking, setAsking] = useState(false)
  const [summary, setSummary] = useState<ReplyOf<Endpoints['endLive']> | null>(null)
  const isOnAir = (room?.start_time ?? 0) > 0
  const url = isOnAir && started.data ? new URL(started.data.push.url, location.href).href : ''
  const known = categories.currentData?.list ?? []
  const category = known.find(({ id }) => id === chosen) ?? known[0]
  const categoryid = category?.id ?? 0
  const goOn = () => {
    setSummary(null)
    void start({ title: title.trim(), categoryid, match_id: matchID, cover: cover.keys() })
  }
  /** Changes only the address: another device may have chosen since this sheet was opened. */
  const renewAddress = ({ title: roomTitle, categoryid: roomCategory, match_id }: LiveRoom) =>
    void start({ title: roomTitle, categoryid: roomCategory, match_id, cover: [] })
  const stop = async () => {
    setAsking(false)
    const { data } = await end({})
    if (data) setSummary(data)
  }
  const failure = started.error ?? ended.error
  return (
    <>
      <Sheet
        open={open && !isAsking}
        onClose={onClose}
        closeLabel={common(($) => $.close)}
        title={t(($) => (isOnAir ? $.onAir : $.title))}
        footer={
          isOnAir ? (
            <Button block tone="danger" busy={ended.isLoading} onPress={() => setAsking(true)}>
              {t(($) => $.end)}
            </Button>
          ) : (
            <Button
              block
              busy={started.isLoading}
              disabled={title.trim() === '' || categoryid === 0 || cover.sending}
              onPress={goOn}
            >
              {t(($) => $.start)}
            </Button>
          )
        }
      >
        <div className={styles.sheet}>
          {room && isOnAir ? (
            <>
              {url === '' ? (
                <p className={styles.hint}>{t(($) => $.hidden)}</p>
              ) : (
                <>
                  <TextField
                    label={t(($) => $.address)}
                    hint={t(($) => $.secret)}
                    value={url}
                    readOnly
                    rows={4}
                    onChange={() => undefined}
                  />
                  <Button
                    block
                    onPress={() => void copy(url, { copied: t(($) => $.copied), failed: t(($) => $.copyFailed) })}
                  >
                    {t(($) => $.copy)}
                  </Button>
                  <p className={styles.hint}>{t(($) => $.how)}</p>
                </>
              )}
              <Button block tone="outline" busy={started.isLoading} onPress={() => renewAddress(room)}>
                {t(($) => $.another)}
              </Button>
              <p className={styles.hint}>{t(($) => $.anotherHint)}</p>
            </>
          ) : (
            <>
              {summary && <ShowSummary {...summary} />}
              <TextField label={t(($) => $.roomTitle)} value={title} maxLength={MOST_CHARACTERS} onChange={setTitle} />
              <QueryView query={categories} skeleton={{ kind: 'text', count: 1 }}>
                {({ list }) => (
                  <FilterChips
                    label={t(($) => $.category)}
                    chips={list.map(({ id, name }) => ({ id: String(id), label: name }))}
                    selectedId={String(categoryid)}
                    onSelect={(id) => choose(Number(id))}
                  />
                )}
              </QueryView>
              <ShowMatchField sport={category?.sport_id ?? 0} value={matchID} onChange={chooseMatch} />
              <PicturesField label={t(($) => $.cover)} pictures={cover} />
              <p className={styles.hint}>{t(($) => $.coverHint)}</p>
            </>
          )}
          <p role="alert" className={styles.fault}>
            {failure ? textOf(failure) : ''}
          </p>
        </div>
      </Sheet>
      {isAsking && (
        <ConfirmDialog
          name="end-live"
          title={t(($) => $.end)}
          hint={t(($) => $.endHint)}
          onClose={() => setAsking(false)}
          onConfirm={() => void stop()}
        />
      )}
    </>
  )
}

export default GoLiveSheet
