/** A masked picture of the merchant's page, as the service keeps it. */
export function Picture({ jpeg, words }: { jpeg: string; words: string }) {
  return <img className="picture" src={`data:image/jpeg;base64,${jpeg}`} alt={words} />;
}
