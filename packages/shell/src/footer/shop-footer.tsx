import type { Language } from '@svetlitsa/domain/language/language'
import type { HideableLink } from '@svetlitsa/domain/region/region-flags'
import { link } from '@svetlitsa/domain/route/site-map'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { Logo } from '@svetlitsa/ui/brand/logo'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import { DemoNotice } from '@svetlitsa/ui/feedback/demo-notice'
import { Footer } from '@svetlitsa/ui/layout/footer'
import { FooterAbout } from '@svetlitsa/ui/layout/footer/footer-about'
import { FooterMenu } from '@svetlitsa/ui/layout/footer/footer-menu'
import { PhoneLink } from '../header/phone-link.tsx'
import { LanguageLinks } from '../language/language-links.tsx'
import { getFooterTexts } from './get-footer-texts.ts'
import { RegionPrices } from './region-prices.tsx'

type ShopFooterProps = {
  language: Language
  /** In the language of the page. */
  shopName: string
  contact: { phone: string; phoneSanitized: string } | null
  /** Items that the region's menus are without: `hiddenLinks(region)`. */
  hiddenLinks: readonly HideableLink[]
  /** Sections of the catalogue as the second group, where the region has it; otherwise empty. */
  sections: readonly { text: string; href: string }[]
  /** The seller by law; absent until the data of a single-page app is there. */
  seller?: { seller: string; inn: string; ogrn: string } | undefined
  /** The languages that the shop offers; all if omitted. */
  languages?: readonly Language[] | undefined
  storeCount: number
  isDemo: boolean
  year: number
}

/** The shop's footer with its data (nav.footer). */
export function ShopFooter(props: ShopFooterProps) {
  const {
    language,
    shopName,
    seller,
    languages,
    contact,
    hiddenLinks,
    sections,
    storeCount,
    isDemo,
    year,
  } = props
  const t = getTranslator(shellTexts, language)
  const { footer } = shellTexts[language]
  return (
    <Footer
      about={
        <FooterAbout
          logo={<Logo name={shopName} href={link.home()} label={t('toHome', { shopName })} />}
          text={t('footer.about', { stores: storeCount })}
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
          labels={getFooterTexts(language)}
          without={hiddenLinks}
          catalogue={
            sections.length > 0
              ? {
                  title: footer.catalog,
                  links: sections.map((section) => ({ ...section, name: section.href })),
                }
              : undefined
          }
        />
      }
      demo={isDemo ? <DemoNotice text={footer.demo} /> : undefined}
      bottomLine={
        <>
          <p>
            {t('footer.rights', { year, shopName })}
            {seller?.seller && (
              <>
                {' · '}
                <Untranslated pageLanguage={language}>{formatSeller(seller)}</Untranslated>
              </>
            )}
            <RegionPrices template={footer.pricesFor} />
          </p>
          <LanguageLinks language={language} languages={languages} />
        </>
      }
    />
  )
}

function formatSeller({ seller, inn, ogrn }: NonNullable<ShopFooterProps['seller']>): string {
  return [seller, inn, ogrn].filter(Boolean).join(', ')
}
