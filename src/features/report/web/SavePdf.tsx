import { useMutation } from '@tanstack/react-query'
import FileDown from 'lucide-react/icons/file-down'
import { useEffect, useRef } from 'react'
import { failureWords } from '../../../kit/web/api.ts'
import { downloadFile, saveFile } from '../../../kit/web/files.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { makeReportPdf, type ReportRequest } from '../contract.ts'

/** Saves the report of these choices as a PDF file, made by the server. */
export function SavePdf({ request }: { request: ReportRequest }) {
  const toast = useToast()
  const stopping = useRef<AbortController>(undefined)
  useEffect(() => () => stopping.current?.abort(), [])

  const saving = useMutation({
    mutationFn: () => {
      stopping.current = new AbortController()
      return downloadFile(makeReportPdf, { body: request, signal: stopping.current.signal })
    },
    onSuccess: (file) => {
      saveFile(file)
      toast.show({ tone: 'ok', text: t`Saved: ${file.name}` })
    },
    onError: (error) => {
      if (!stopping.current?.signal.aborted)
        toast.show({ tone: 'danger', text: failureWords(error, t`The file could not be made. Please try again, or print the page.`) })
    },
  })

  return (
    <Button variant="outline" icon={<FileDown aria-hidden="true" />} busy={saving.isPending} onClick={() => saving.mutate()}>
      {t`Save as PDF`}
    </Button>
  )
}
