interface Part {
  readonly name: string;
  readonly from: readonly string[];
  readonly makes: readonly string[];
}
export function partsOf(root: string): readonly Part[];
export function fingerprint(root: string, from: readonly string[]): string;
