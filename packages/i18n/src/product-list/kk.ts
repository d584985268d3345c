import type { TextShape } from '../translator/text-shape.ts'
import type { productList as ru } from './ru.ts'

export const productList: TextShape<typeof ru> = {
  icons: {
    hit: 'Хит',
    new: 'Жаңалық',
    constructor3d: '3D конструктор',
    warranty: '2 жыл кепілдік',
    quick: '15 минутта дайын',
    novosele: 'Қоныс той',
    own: 'Өзіміз жасаймыз',
  },
  units: { cm: 'см', kg: 'кг', gsm: 'г/м²', watt: 'Вт' },
  filters: {
    price: 'Бағасы',
    vendor: 'Өндіруші',
    section: 'Бөлім',
    kind: 'Түрі',
    rating: 'Бағалауы',
    ratingFrom: '{score} және жоғары',
    sale: 'Жеңілдіктер',
    onSale: 'Тек жеңілдікпен',
  },
  sorts: {
    relevant: 'Алдымен сәйкес келетіндері',
    popular: 'Алдымен танымалдары',
    cheap: 'Алдымен арзандары',
    expensive: 'Алдымен қымбаттары',
    discount: 'Жеңілдік мөлшері бойынша',
    rating: 'Бағалауы бойынша',
    new: 'Алдымен жаңалары',
  },
  recommendations: {
    together: 'Осымен бірге алады',
    series: 'Сол топтамадан',
    similar: 'Ұқсас',
    popular: 'Танымал',
  },
  home: 'Басты бет',
  catalog: 'Каталог',
  seo: {
    sectionTitle: '{name} — «{shopName}» дүкенінен сатып алу',
    sectionPricedTitle: '{name} — «{shopName}» дүкенінде бағасы {price} бастап',
    sectionDescription:
      '{name}: {count}, жеткізу, құрастыру және кепілдікпен. Өлшемдері, материалдары, бағасы және «{shopName}» дүкендеріндегі қоры.',
    productTitle: '{name} — «{shopName}» дүкенінде {price}',
    productDescription:
      '{goods}. Бағасы {price}, жеткізу және құрастыру, кепілдік {warranty}. Өлшемдері, түстері және «{shopName}» дүкендеріндегі қоры.',
    months: '{count, number} ай',
    products: '{count, number} тауар',
  },
}
