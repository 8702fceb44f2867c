import { render } from '@testing-library/react';
import { Paragraphs } from './Paragraphs';

it('a long text is split into paragraphs at its marks', () => {
  const { container } = render(<Paragraphs text={'First.####Second, #1.\n#### ####Third.'} />);
  expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual([
    'First.',
    'Second, #1.',
    'Third.',
  ]);
});
