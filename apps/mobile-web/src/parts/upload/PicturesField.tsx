import { FilePicker } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import type { usePictures } from './use-pictures'

interface PicturesFieldProps {
  label: string
  pictures: ReturnType<typeof usePictures>
}

/** Chooses the pictures of a form, and shows how they are sent. */
export const PicturesField = ({ label, pictures }: PicturesFieldProps) => {
  const { t } = useTranslation('form')
  const { files, most, add, remove, retry } = pictures
  return (
    <FilePicker
      label={label}
      hint={t(($) => $.pictures.hint, { count: most })}
      accept="image/*"
      multiple
      disabled={files.length >= most}
      files={files}
      onPick={add}
      onRemove={remove}
      onRetry={retry}
      labels={{
        cancel: (name) => t(($) => $.pictures.cancel, { name }),
        remove: (name) => t(($) => $.pictures.remove, { name }),
        retry: (name) => t(($) => $.pictures.retry, { name }),
        sending: (name) => t(($) => $.pictures.sending, { name }),
      }}
    />
  )
}
