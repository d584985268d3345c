import { shopSetupTexts } from '@svetlitsa/i18n/shop-setup/shop-setup-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'

/** The texts of this page. */
export const useSetupTexts = () => useTexts(shopSetupTexts)
export type SetupTexts = ReturnType<typeof useSetupTexts>
