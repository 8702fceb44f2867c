/** Paragraphs are separated by `####`. */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text
    .split('####')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>);
}
