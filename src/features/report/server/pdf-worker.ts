/** Worker thread that makes the PDF file of one report. */
import { parentPort, workerData } from 'node:worker_threads'
import { inLanguage, speakAsSet } from '../../../kit/server/languages.ts'
import type { PdfInput } from './pdf-task.ts'
import { toReportPdf } from './pdf.ts'

const { report, edition } = workerData as PdfInput
speakAsSet()
parentPort?.postMessage(await inLanguage(edition, () => toReportPdf(report)))
