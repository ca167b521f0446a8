import { nanoid } from '@reduxjs/toolkit'
import { useEffect, useRef, useState } from 'react'
import type { PickedFile } from '@org/ui/basics'
import { scaledImage } from './scaled-image'

/** One attempt to send a file. Images are already scaled. A repeated attempt has the same `id` and `file`. */
export interface UploadTask {
  readonly id: string
  readonly file: File
  /** Aborted when the user stops or removes the file. */
  readonly signal: AbortSignal
  readonly onProgress: (fraction: number) => void
}

interface UploadOptions {
  /** Resolves when the file has arrived. */
  send: (task: UploadTask) => Promise<void>
  /** What the user is told about an error; a refused file is not sent at all, so that it has no retry. */
  faultOf: (error: unknown) => { state: 'failed' | 'refused'; reason: string }
  /** Under the name of a file, such as its size. */
  noteOf: (file: File) => string
  /** Whether a file that has arrived stays in the list, for a form that is sent later. */
  keepsSent?: boolean
}

interface Kept {
  readonly original: File
  /** As it is sent. */
  file: File | null
  stop: AbortController
  readonly picture: string | null
}

/**
 * The one upload path of screens: files that are being sent, in the order in which they were chosen, for a `FilePicker`
 * or an `AttachmentTray`. A file that has arrived leaves the list unless the form keeps it. What is being sent goes on when the screen is left.
 */
export const useUpload = ({ send, faultOf, noteOf, keepsSent = false }: UploadOptions) => {
  const [files, setFiles] = useState<readonly PickedFile[]>([])
  const kept = useRef(new Map<string, Kept>())
  useEffect(() => {
    const all = kept.current
    return () => all.forEach(forget)
  }, [])

  const change = (id: string, facts: Partial<PickedFile>) =>
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, ...facts } : file)))
  const drop = (id: string) => {
    forget(kept.current.get(id))
    kept.current.delete(id)
    setFiles((all) => all.filter((file) => file.id !== id))
  }
  const start = async (id: string, one: Kept) => {
    one.stop = new AbortController()
    const { signal } = one.stop
    setFiles((all) => all.map((file) => (file.id === id ? shownFile(id, one, noteOf) : file)))
    try {
      one.file ??= await scaledImage(one.original)
      if (signal.aborted) return
      await send({ id, file: one.file, signal, onProgress: (progress) => change(id, { progress }) })
      if (keepsSent) change(id, { state: 'sent' })
      else drop(id)
    } catch (error) {
      if (!signal.aborted) change(id, faultOf(error))
    }
  }
  const add = (chosen: readonly File[]) => {
    for (const original of chosen) {
      const id = nanoid()
      const picture = SHOWN.test(original.type) ? URL.createObjectURL(original) : null
      const one: Kept = { original, file: null, stop: new AbortController(), picture }
      kept.current.set(id, one)
      setFiles((all) => [...all, shownFile(id, one, noteOf)])
      void start(id, one)
    }
  }
  const retry = (id: string) => {
    const one = kept.current.get(id)
    if (one) void start(id, one)
  }
  const remove = (id: string) => {
    kept.current.get(id)?.stop.abort()
    drop(id)
  }
  return { files, add, retry, remove }
}

const shownFile = (id: string, { original, picture }: Kept, noteOf: (file: File) => string): PickedFile => ({
  id,
  name: original.name,
  note: noteOf(original),
  state: 'sending',
  ...(picture !== null && { picture }),
})

/** The images that every browser shows. */
const SHOWN = /^image\/(?:jpeg|png|gif|webp|bmp)$/

const forget = (one: Kept | undefined) => {
  if (one?.picture) URL.revokeObjectURL(one.picture)
}
