import java.io.BufferedReader;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.LogManager;
import java.util.stream.Collectors;
import org.verapdf.ReleaseDetails;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.VeraPDFFoundry;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;
import org.verapdf.pdfa.validation.profiles.RuleId;

/**
 * Judges files by veraPDF. What is judged comes on standard input: lines of a path and the profiles for it, such as `3a` and
 * `ua1`, between tabs, each judged as soon as it was read. Answers are such lines, too:
 *
 * <pre>
 * version  number
 * broken   path  profile  clause-test  where first  what the rule says
 * judged   path  profile  how many assertions were looked at
 * failed   path  profile  why it could not be judged
 * </pre>
 */
public final class Validate {
  private final VeraPDFFoundry foundry = Foundries.defaultInstance();
  private final PrintStream out;

  private Validate(PrintStream out) {
    this.out = out;
  }

  public static void main(String[] none) throws Exception {
    // Otherwise the library would also log its findings.
    LogManager.getLogManager().reset();
    VeraGreenfieldFoundryProvider.initialise();
    PrintStream out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    Validate validate = new Validate(out);
    validate.say("version", versionOf(ReleaseDetails.LIBRARY_DETAILS_RESOURCE));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] words = line.split("\t");
      // veraPDF reads a file once for all profiles of the same version of PDF.
      Arrays.stream(words)
          .skip(1)
          .map(PDFAFlavour::byFlavourId)
          .collect(Collectors.groupingBy(flavour -> flavour.getPart().getPdfSpecification()))
          .values()
          .forEach(flavours -> validate.judge(words[0], flavours));
    }
  }

  private static String versionOf(String resource) {
    return ReleaseDetails.addDetailsFromResource(resource).getVersion();
  }

  private void judge(String path, List<PDFAFlavour> flavours) {
    try (PDFAParser parser = foundry.createParser(new File(path), flavours.get(0));
        PDFAValidator validator = foundry.createValidator(flavours)) {
      for (ValidationResult result : validator.validateAll(parser)) report(path, result);
    } catch (Exception | LinkageError error) {
      for (PDFAFlavour flavour : flavours) say("failed", path, flavour.getId(), error);
    }
  }

  private void report(String path, ValidationResult result) {
    String profile = result.getPDFAFlavour().getId();
    Map<RuleId, TestAssertion> broken = new LinkedHashMap<>();
    for (TestAssertion assertion : result.getTestAssertions())
      if (assertion.getStatus() == TestAssertion.Status.FAILED)
        broken.putIfAbsent(assertion.getRuleId(), assertion);
    for (TestAssertion assertion : broken.values()) {
      String rule = assertion.getRuleId().getClause() + "-" + assertion.getRuleId().getTestNumber();
      String place = assertion.getLocation().getContext();
      say("broken", path, profile, rule, place, assertion.getMessage());
    }
    if (result.isCompliant() != broken.isEmpty())
      say("failed", path, profile, "Its verdict is not what its rules say.");
    else say("judged", path, profile, result.getTotalAssertions());
  }

  private void say(Object... words) {
    String[] clean =
        Arrays.stream(words)
            .map(word -> String.valueOf(word).replaceAll("\\s+", " "))
            .toArray(String[]::new);
    out.println(String.join("\t", clean));
  }
}
