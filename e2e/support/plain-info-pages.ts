/** Information pages that are nothing but text, with their title and what they must say. */
export const plainInfoPages: readonly { path: string; title: string; content: RegExp }[] = [
  { path: '/how-to-order/', title: 'Как заказать', content: /В\sкорзину/ },
  { path: '/guaranty/', title: 'Гарантия и возврат', content: /14\sдней/ },
  { path: '/assembly/', title: 'Сборка мебели', content: /8\s%/ },
  { path: '/promocodes/', title: 'Промокоды', content: /один промокод/ },
  { path: '/privacy-policy/', title: 'Политика конфиденциальности', content: /cookie/ },
  {
    path: '/yandex-policy/',
    title: 'Политика использования аналитики',
    content: /отказаться/,
  },
  {
    path: '/tk-kit-rules/',
    title: 'Доставка транспортной компанией',
    content: /комплектом/,
  },
  {
    path: '/public-offer-assembly/',
    title: 'Оферта на сборку мебели',
    content: /990\s₽/,
  },
]
