import type { Receipt } from '@svetlitsa/api-client/query/receipt'
import { momentText } from '@svetlitsa/i18n/moment-text'
import { receiptTexts } from '@svetlitsa/i18n/receipt-texts'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { ReceiptFacts } from '@svetlitsa/ui/shop/receipt-sheet'
import { SquareCode } from '@svetlitsa/ui/shop/square-code'

type FiscalMarksProps = { fiscal: Receipt['fiscal']; timeZone: string }

/** What the cash register wrote, or that it is still writing. */
export function FiscalMarks({ fiscal, timeZone }: FiscalMarksProps) {
  const say = useTexts(receiptTexts)
  const language = useLanguage()
  if (!fiscal) {
    return (
      <p role="status" className="text-small text-ink-soft">
        {say('waiting')}
      </p>
    )
  }
  const registered = momentText(fiscal.registeredAt, language, timeZone)
  return (
    <section aria-label={say('fiscal')} className="flex flex-col gap-4">
      <ReceiptFacts
        facts={[
          { term: say('storageNumber'), value: fiscal.storageNumber },
          { term: say('documentNumber'), value: fiscal.documentNumber },
          { term: say('attribute'), value: fiscal.attribute },
          { term: say('registeredAt'), value: registered },
        ]}
      />
      {fiscal.qr && (
        <figure className="w-40 self-center text-center text-note text-ink-soft">
          <SquareCode content={fiscal.qr} label={say('code')} />
          <figcaption className="mt-2 print:hidden">{say('codeHint')}</figcaption>
        </figure>
      )}
    </section>
  )
}
