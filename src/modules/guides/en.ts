interface Product {
  product: string;
}

export const en = {
  'guide-not-found': 'Guide not found.',

  guides: ({ product }: Product) => `${product} Guides`,
  page: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
};
