import { Button } from '@org/ui/basics'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { laterPart } from '../later-part'

const ReportSheet = laterPart(() => import('./ReportSheet'), ['form', 'report'])

/** A button that reports a comment of another user. Its sheet is loaded when it is pressed. */
export const ReportComment = ({ id }: { id: number }) => {
  const { t } = useTranslation('video')
  const [shown, setShown] = useState<{ open: boolean } | null>(null)
  return (
    <>
      <Button tone="plain" size="small" onPress={() => setShown({ open: true })}>
        {t(($) => $.comments.report)}
      </Button>
      {shown !== null && (
        <Suspense>
          <ReportSheet id={id} open={shown.open} onClose={() => setShown({ open: false })} />
        </Suspense>
      )}
    </>
  )
}
