import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import { Button, Picture, SkeletonList, Tag, type TagProps } from '@org/ui/basics'
import { Suspense, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { materialApi, materialPagesApi } from '../../api/material'
import { useMomentText } from '../../hooks/use-moment-text'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useTranslation } from '../../i18n/use-translation'
import { ConfirmDialog } from '../../parts/ConfirmDialog'
import { ListView } from '../../parts/page/ListView'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import { Pullable } from '../../parts/page/Pullable'
import { usePaged } from '../../parts/page/use-paged'
import { useTab } from '../../parts/page/use-tab'
import { useAppSelector } from '../../store/store'
import styles from './material.module.css'
import { laterPart } from '../../parts/later-part'

/** The list does not wait for the form and what sends files. */
const MaterialForm = laterPart(() => import('./MaterialForm'))

const { useDeleteMaterialMutation } = materialApi
const { useGetMyMaterialInfiniteQuery } = materialPagesApi

type Material = ReplyOf<Endpoints['getMyMaterial']>['list'][number]

const TABS = ['mine', 'add'] as const
const TONES: Readonly<Record<Material['state'], NonNullable<TagProps['tone']>>> = {
  pending: 'neutral',
  approved: 'good',
  rejected: 'warn',
}
const keyOf = ({ id }: Material) => id

/** The member's own pictures and videos with the state of their review, and the form for another one. */
const MyMaterialScreen = () => {
  const { t } = useTranslation('material')
  return (
    <Page title={t(($) => $.page)}>
      <MembersOnly>
        <PageTabs label={t(($) => $.page)} tabs={TABS.map((id) => ({ id, label: t(($) => $.tabs[id]) }))}>
          {(tab) => (tab === 'mine' ? <Materials /> : <NewMaterial />)}
        </PageTabs>
      </MembersOnly>
    </Page>
  )
}

/** What was sent is in the list of the first tab. */
const NewMaterial = () => {
  const { t } = useTranslation()
  const [, choose] = useTab(TABS)
  return (
    <Suspense fallback={<SkeletonList aria-busy kind="text" label={t(($) => $.loading)} />}>
      <MaterialForm onSent={() => choose('mine')} />
    </Suspense>
  )
}

const Materials = () => {
  const { t } = useTranslation('material')
  const options = { refetchOnMountOrArgChange: true, refetchOnReconnect: true }
  const materials = usePaged(useGetMyMaterialInfiniteQuery({}, options), keyOf)
  const [deleted, setDeleted] = useState(0)
  return (
    <>
      <Pullable query={materials}>
        <ListView
          label={t(($) => $.tabs.mine)}
          query={materials}
          skeleton="conversation"
          empty={{ title: t(($) => $.empty), hint: t(($) => $.emptyHint) }}
          keyOf={keyOf}
        >
          {(material) => <Item material={material} onDelete={() => setDeleted(material.id)} />}
        </ListView>
      </Pullable>
      {deleted > 0 && <DeleteDialog id={deleted} onClose={() => setDeleted(0)} />}
    </>
  )
}

const Item = ({ material, onDelete }: { material: Material; onDelete: () => void }) => {
  const { t } = useTranslation('material')
  const momentText = useMomentText()
  const { kind, title, url, cover, state, reason, published_id, submitted_at } = material
  return (
    <article className={styles.item}>
      <Picture src={(kind === 'video' ? cover : url) || null} ratio={1} alt="" />
      <div className={styles.texts}>
        <h3 className={styles.title}>{title}</h3>
        <Tag tone={TONES[state]}>{t(($) => $.states[state])}</Tag>
        <p className={styles.facts}>{momentText(submitted_at)}</p>
        {reason !== '' && <p className={styles.facts}>{t(($) => $.reason, { reason })}</p>}
        <div className={styles.actions}>
          {published_id > 0 && <ToPublished material={material} />}
          <Button size="small" tone="outline" aria-label={`${t(($) => $.delete)} ${title}`} onPress={onDelete}>
            {t(($) => $.delete)}
          </Button>
        </div>
      </div>
    </article>
  )
}

/** A video has a page of its own, a picture is a moment on the member's page. */
const ToPublished = ({ material: { kind, title, published_id } }: { material: Material }) => {
  const { t } = useTranslation('material')
  const navigate = useNavigate()
  const uid = useAppSelector(({ session }) => session.uid)
  const to =
    kind === 'video'
      ? pagePath('shortVideo', { id: published_id })
      : `${pagePath('anchor', { uid })}?tab=moments&moment=${published_id}`
  return (
    <Button
      size="small"
      aria-label={`${t(($) => $.watch)} ${title}`}
      href={useHref(to)}
      onPress={() => void navigate(to)}
    >
      {t(($) => $.watch)}
    </Button>
  )
}

const DeleteDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { t } = useTranslation('material')
  const tellFailure = useTellFailure()
  const [deleteMaterial] = useDeleteMaterialMutation()
  const [confirm, busy] = useOneAtATime(async () => {
    const { error } = await deleteMaterial({ id })
    onClose()
    if (error) tellFailure(error)
  })
  return (
    <ConfirmDialog
      name="delete-material"
      title={t(($) => $.deleteTitle)}
      hint={t(($) => $.deleteHint)}
      busy={busy}
      onClose={onClose}
      onConfirm={confirm}
    />
  )
}

export default MyMaterialScreen
