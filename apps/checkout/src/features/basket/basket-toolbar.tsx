import {
  type Basket,
  type useClearBasket,
  useModifyBasket,
} from '@svetlitsa/api-client/basket/queries'
import { useSaveBasket } from '@svetlitsa/api-client/basket-share/queries'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'

type BasketToolbarProps = { basket: Basket; clear: ReturnType<typeof useClearBasket> }

/** Above the lines: select all, share the basket, clear it. */
export function BasketToolbar({ basket, clear }: BasketToolbarProps) {
  const t = useTexts(basketTexts)
  const modify = useModifyBasket()
  const { items } = basket
  const checkedCount = items.filter(({ checked }) => checked).length
  const isAll = checkedCount === items.length
  const selectAll = (checked: boolean) =>
    modify.mutate(
      items.map(({ offerIdCurrent: offerId, quantity }) => ({
        offerId,
        quantity,
        checked,
      })),
    )
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3 text-small">
        {items.length > 0 && (
          <Checkbox
            label={t('selectAll')}
            checked={isAll}
            indeterminate={checkedCount > 0 && !isAll}
            onChange={({ currentTarget }) => selectAll(currentTarget.checked)}
          />
        )}
        <div className="ml-auto flex flex-wrap gap-x-6 gap-y-3">
          <ShareButton />
          <TextLink disabled={clear.isPending} onClick={() => clear.mutate(undefined)}>
            {t('clear')}
          </TextLink>
        </div>
      </div>
      {(clear.error ?? modify.error) && (
        <div className="mb-4">
          <ErrorNotice text={getErrorMessage(clear.error ?? modify.error) ?? undefined} />
        </div>
      )}
    </>
  )
}

/** Saves the basket under a link and opens the window with it (basket.share). */
function ShareButton() {
  const t = useTexts(basketTexts)
  const { open } = useWindows()
  const save = useSaveBasket()
  const share = () =>
    save.mutate(undefined, {
      onSuccess: (path) =>
        open('minishare', { url: new URL(path, location.href).href, title: t('share.title') }),
      onError: (error) => open('error', { text: getErrorMessage(error) }),
    })
  return (
    <TextLink disabled={save.isPending} onClick={share}>
      {t('share.action')}
    </TextLink>
  )
}
