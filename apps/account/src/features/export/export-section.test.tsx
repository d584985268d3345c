import * as personalData from '@svetlitsa/api-client/personal-data/contract'
import * as profile from '@svetlitsa/api-client/profile/contract'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { buildProfile } from '../../test-support/build-profile.ts'
import { ExportSection } from './export-section.tsx'

afterEach(() => vi.restoreAllMocks())

/** The files that the browser was given to save, by their names. */
function catchDownloads() {
  const files: { name: string; content: Blob }[] = []
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`
    blobs.set(url, blob as Blob)
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const content = blobs.get(this.href)
    if (content) files.push({ name: this.download, content })
  })
  return files
}

it('[lk.export] the own data are saved as a file after a code; a wrong one can be corrected', async () => {
  const calls = serveCalls()
  calls.answer(profile.getAdditionalInfo, buildProfile())
  calls.answer(profile.sendProfileCode, { result: true, error: null, retryAfterSeconds: 60 })
  const text = 'Неверный код. Осталось попыток: 2.'
  calls.refuse(personalData.exportData, 'code_refused', text, { fields: { code: text } })
  const files = catchDownloads()
  renderPart(<ExportSection />)
  fireEvent.click(await screen.findByRole('button', { name: 'Скачать мои данные' }))
  const label = 'Код из сообщения подтвердит, что это вы'
  fireEvent.change(await screen.findByLabelText(label), { target: { value: '111111' } })
  expect(await screen.findByText(text)).toBeVisible()
  expect(files).toEqual([])
  calls.answer(personalData.exportData, {
    fileName: 'svetlitsa.zip',
    contentType: 'application/zip',
    content: btoa('the data'),
  })
  fireEvent.change(screen.getByLabelText(label), { target: { value: '222222' } })
  expect(await screen.findByText('Архив скачан.')).toBeVisible()
  expect(files.map(({ name }) => name)).toEqual(['svetlitsa.zip'])
  expect(await files[0]?.content.text()).toBe('the data')
  expect(calls.listInputs(personalData.exportData)).toEqual([{ code: 111_111 }, { code: 222_222 }])
})
