import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { LANGUAGES, type Language } from '../../contract/languages';

const ROOT = join(__dirname, '../..');
const IN_EVERY_LANGUAGE = /^src\/.*\/messages\.ts$/;
const IN_ENGLISH = [
  IN_EVERY_LANGUAGE,
  /^client\/src\/.*\ben\.ts$/,
  /^src\/.*\ben\.ts$/,
  /^contract\/(guides\/)?en\/.*\.(ts|md)$/,
];

const filesOf = (folder: string) =>
  (readdirSync(join(ROOT, folder), { recursive: true }) as string[]).map((file) =>
    `${folder}/${file}`.replaceAll('\\', '/'),
  );

export const englishFiles = ['client/src', 'contract', 'src']
  .flatMap(filesOf)
  .filter((file) => IN_ENGLISH.some((pattern) => pattern.test(file)))
  .sort();

export const isThere = (file: string) => existsSync(join(ROOT, file));

/** Returns the file with the translation, which is the same file where it contains all languages. */
export const translationOf = (file: string, language: Language) =>
  file.replace(/(?<=\/)en(?=\.ts$|\/[^/]+$)/, language);

export const languages = LANGUAGES.slice(1);

/** English texts that a page in the other language must not show. */
export function foreignTo(language: Language): ReadonlySet<string> {
  const catalogues = englishFiles.filter((file) => file.endsWith('.ts'));
  const textsOf = (of: Language) =>
    catalogues
      .flatMap((file) => [...textsByPath(translationOf(file, of), of).values()])
      .flatMap(({ texts }) => texts);
  const own = new Set(textsOf(language));
  return new Set(textsOf('en').filter((text) => /\p{L}{2}/u.test(text) && !own.has(text)));
}

export interface CatalogueText {
  readonly texts: readonly string[];
  readonly takes?: string;
  readonly uses?: string;
}

export function textsByPath(file: string, language: Language): ReadonlyMap<string, CatalogueText> {
  const found = new Map<string, CatalogueText>();
  const visit = (path: string, node: ts.Expression): void => {
    const value = unwrap(node);
    if (ts.isObjectLiteralExpression(value)) {
      for (const property of value.properties) {
        if (ts.isPropertyAssignment(property))
          visit(`${path}.${nameOf(property.name)}`, property.initializer);
      }
    } else if (ts.isArrayLiteralExpression(value)) {
      value.elements.forEach((element, index) => visit(`${path}.${index}`, element));
    } else found.set(path, { texts: textsIn(value), ...(ts.isArrowFunction(value) && parametersOf(value)) });
  };
  const source = ts.createSourceFile(
    file,
    readFileSync(join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    for (const { name, initializer } of statement.declarationList.declarations) {
      const isWhole = name.getText() === language;
      const isRead = isWhole || (isExported && !IN_EVERY_LANGUAGE.test(file));
      if (initializer && isRead) visit(isWhole ? '' : name.getText(), initializer);
    }
  }
  return found;
}

function unwrap(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return isWrapped ? unwrap(node.expression) : node;
}

const nameOf = (name: ts.PropertyName) => (ts.isStringLiteral(name) ? name.text : name.getText());

function textsIn(node: ts.Node): string[] {
  if (ts.isBinaryExpression(node) && isComparison(node)) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  const own = ts.isTemplateExpression(node)
    ? [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('#')]
    : [];
  const within: string[] = [];
  node.forEachChild((child) => void within.push(...textsIn(child)));
  return [...own, ...within];
}

const isComparison = ({ operatorToken: { kind } }: ts.BinaryExpression) =>
  kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;

function parametersOf({ parameters, body }: ts.ArrowFunction): Pick<CatalogueText, 'takes' | 'uses'> {
  const used = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) used.add(node.text);
    node.forEachChild(collect);
  };
  collect(body);
  const uses = parameters.flatMap(({ name }, place) =>
    ts.isObjectBindingPattern(name)
      ? name.elements
          .filter((element) => used.has(element.name.getText()))
          .map((element) => (element.propertyName ?? element.name).getText())
      : used.has(name.getText())
        ? [String(place)]
        : [],
  );
  return { takes: parameters.map(({ name }) => ts.SyntaxKind[name.kind]).join(), uses: uses.sort().join() };
}
