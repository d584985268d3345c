import type { Language } from '@svetlitsa/domain/language/read-language'
import type { HideableLink } from '@svetlitsa/domain/region/hidden-links'
import { link } from '@svetlitsa/domain/route/site-map'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { DemoMark } from '@svetlitsa/ui/chrome/demo-mark'
import { Footer } from '@svetlitsa/ui/chrome/footer'
import { FooterAbout } from '@svetlitsa/ui/chrome/footer-about'
import { FooterMenu } from '@svetlitsa/ui/chrome/footer-menu'
import { Logo } from '@svetlitsa/ui/mark/logo'
import { PhoneLink } from '../header/phone-link.tsx'
import { footerWords } from './footer-words.ts'
import { LanguageLinks } from './language-links.tsx'
import { PricesFor } from './prices-for.tsx'

type ShopFooterProps = {
  language: Language
  contact: { phone: string; phoneSanitized: string } | null
  /** Items that the region's menus are without: `hiddenLinks(region)`. */
  without: readonly HideableLink[]
  storeCount: number
  isDemo: boolean
  year: number
}

/** The footer of the shop, wired (storefront §2, «Navigation menus»). */
export function ShopFooter(props: ShopFooterProps) {
  const { language, contact, without, storeCount, isDemo, year } = props
  const say = translator(shellTexts, language)
  const { footer } = shellTexts[language]
  return (
    <Footer
      about={
        <FooterAbout
          logo={<Logo name={say('brand')} href={link.home()} label={say('toHome')} />}
          text={say('footer.about', { stores: storeCount })}
          phone={<PhoneLink contact={contact} />}
          hours={footer.hours}
        />
      }
      menu={
        <FooterMenu
          titles={{
            buyers: footer.buyers,
            cooperation: footer.cooperation,
            useful: footer.useful,
          }}
          words={footerWords(language)}
          without={without}
        />
      }
      demo={isDemo ? <DemoMark text={footer.demo} /> : undefined}
      foot={
        <>
          <p>
            {say('footer.rights', { year })}
            <PricesFor words={footer.pricesFor} />
          </p>
          <LanguageLinks language={language} />
        </>
      }
    />
  )
}
