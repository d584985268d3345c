import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { link } from '@svetlitsa/domain/route/site-map'
import { kitTexts } from '@svetlitsa/i18n/kit/kit-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import type { useKit } from './use-kit.ts'

type KitSumProps = { kit: ReturnType<typeof useKit>; sign: string }

/** Total and saving of the selected parts, and the button that adds them all to the basket. */
export function KitSum({ kit, sign }: KitSumProps) {
  const t = useTexts(kitTexts)
  const { price, itemCount, addKit, isAdding, isAdded } = kit
  const formatSum = (value: number) => formatPrice(value, { sign, convert: false })
  const saving = price.old - price.new
  return (
    <div className="flex flex-col gap-1 self-start rounded-medium bg-sand p-4">
      <p className="text-small text-ink-soft">
        {itemCount === 0 ? t('nothing') : t('things', { count: itemCount })}
      </p>
      <p aria-live="polite" className="text-total">
        {formatSum(price.new)}
      </p>
      {saving > 0 && (
        <p className="text-small text-forest">{t('saving', { sum: formatSum(saving) })}</p>
      )}
      <div className="mt-auto pt-4">
        {isAdded ? (
          <Button kind="dark" wide href={link.basket()}>
            {t('taken')}
          </Button>
        ) : (
          <Button
            kind="dark"
            wide
            disabled={itemCount === 0}
            waiting={isAdding && t('taking')}
            onClick={() => void addKit()}
          >
            {t('take')}
          </Button>
        )}
      </div>
    </div>
  )
}
