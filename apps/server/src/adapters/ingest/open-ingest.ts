import type { IngestProvider } from '../../config/ingest-settings'
import type { Ingest } from '../../ports/ingest'

/** The configured ingest; null if anchors cannot go on air. */
export const openIngest = (provider: IngestProvider | null, publicUrl: string | null): Ingest | null =>
  provider === null ? null : provider.kind === 'local' ? localIngest(publicUrl) : serverIngest(provider)

/** `media/push` takes the streams, and serves them. Without `PUBLIC_URL` the address is a path of the app's host. */
const localIngest = (publicUrl: string | null): Ingest => ({
  pushUrl: (anchorId, auth) => `${publicUrl ?? ''}/media/push/${anchorId}.flv?${auth}`,
  streams: (anchorId) => [{ url: `/media/show/${anchorId}.flv`, format: 'flv', source: 'direct' }],
  origins: [],
  isHere: true,
})

const serverIngest = ({ pushUrl, playUrls, source }: Extract<IngestProvider, { kind: 'server' }>): Ingest => ({
  pushUrl: (anchorId, auth) => pushUrl.replaceAll('{room}', String(anchorId)).replaceAll('{auth}', auth),
  streams: (anchorId) =>
    playUrls.map((url) => ({
      url: url.replaceAll('{room}', String(anchorId)),
      format: url.endsWith('.flv') ? 'flv' : 'hls',
      source,
    })),
  origins: [...new Set(playUrls.map((url) => new URL(url).origin))],
  isHere: false,
})
